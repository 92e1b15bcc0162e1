import { Landing } from '@/features/landing/Landing'

export default function LandingScreen() {
  return <Landing />
}
