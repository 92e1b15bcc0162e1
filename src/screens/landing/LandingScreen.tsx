import { Landing } from './Landing'

export default function LandingScreen() {
  return <Landing />
}
