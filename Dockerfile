# Norte behind nginx: docker build --build-arg BUILD=staging --build-arg COMMIT=$(git rev-parse --short HEAD) -t norte . && docker run -p 8080:80 norte
FROM node:20-slim AS build
ARG BUILD=main
ARG COMMIT
WORKDIR /norte
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npx vite build --mode "$BUILD" \
  && mv "dist/$BUILD" /site \
  && mv "dist/$BUILD.nginx-headers.conf" /norte-headers.conf

FROM debian:stable-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY --from=build /norte-headers.conf /etc/nginx/norte-headers.conf
COPY --from=build /site /srv/norte
COPY src/build/hosting/nginx.conf /etc/nginx/conf.d/norte.conf
EXPOSE 80
HEALTHCHECK --interval=30s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80"]
CMD ["nginx", "-g", "daemon off;"]
