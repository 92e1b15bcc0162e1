# Norte behind nginx: docker build --build-arg BUILD=staging --build-arg COMMIT=$(git rev-parse --short HEAD) -t norte . && docker run -p 8080:80 norte
FROM node:24-slim AS build
WORKDIR /norte
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
# Below npm ci, so that a new commit installs nothing again.
ARG BUILD=main
ARG COMMIT
# The settings of the build; one that is not given stands in .env.<BUILD>.
ARG VITE_API_BASE_URL
ARG VITE_GOOGLE_CLIENT_ID
ARG VITE_PRIVACY_URL
ARG VITE_TERMS_URL
ARG VITE_HELP_URL
ARG VITE_COMMUNITY_URL
ARG VITE_PROBLEM_URL
ARG VITE_SURVEY_SCRIPTS
ARG VITE_SURVEY_FORM_ACTION
RUN npx vite build --mode "$BUILD" \
  && mv "dist/$BUILD" /site \
  && mkdir -p "dist/$BUILD.maps" && mv "dist/$BUILD.maps" /maps \
  && mv "dist/$BUILD.nginx-headers.conf" /norte-headers.conf

# The source maps alone: docker build --target maps --output maps .
FROM scratch AS maps
COPY --from=build /maps /

FROM debian:stable-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /norte-headers.conf /etc/nginx/norte-headers.conf
COPY --from=build /site /srv/norte
COPY src/build/hosting/nginx.conf /etc/nginx/conf.d/norte.conf
EXPOSE 80
# Healthy while the page is served; bash asks for it, as the image has no curl.
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["nginx", "-g", "daemon off;"]
