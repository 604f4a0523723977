import { useState } from 'react'
import { type Point, roundedDegrees } from './location.ts'

/** `denied`: the respondent, or the page, said no. `failed`: the device does not know. `absent`: there is no way to ask. */
type DeviceProblem = 'denied' | 'failed' | 'absent'

/** Asks the device where it is, on a press only. */
export const useDevicePoint = () => {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<DeviceProblem | null>(null)

  const ask = async (): Promise<Point | null> => {
    setProblem(null)
    if (!('geolocation' in navigator)) {
      setProblem('absent')
      return null
    }
    setAsking(true)
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: true, timeout: 15_000 }),
      )
      return {
        latitude: roundedDegrees(coords.latitude),
        longitude: roundedDegrees(coords.longitude),
        accuracy: Math.round(Math.min(coords.accuracy, 1e7)),
      }
    } catch (error) {
      setProblem(Object(error).code === permissionDenied ? 'denied' : 'failed')
      return null
    } finally {
      setAsking(false)
    }
  }
  return { ask, isAsking, problem }
}

const permissionDenied = 1
