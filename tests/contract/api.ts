/** Every request that the app sends. */
export * from '@/api/account'
export * from '@/api/learning'
export * from '@/api/modules'
export * from '@/api/onboarding'
export * from '@/api/skills'
