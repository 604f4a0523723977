import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type mapLocation from './definition.ts'
import { isLocation } from './parts/is-location.ts'
import { maxAddressLength, metersBetween } from './parts/location.ts'

/** Whether there is a point, and where it may be. That a device said so, and said the truth, nobody can prove. */
export default defineValidator<typeof mapLocation>({
  is: isLocation,
  isEmpty: ({ address, point }) => point === undefined && (address ?? '').trim() === '',
  prepare: ({ point: wanted, area }) => {
    const noPoint: readonly Issue[] = [{ code: 'map-location.pointMissing' }]
    const tooFar: readonly Issue[] = [{ code: 'map-location.tooFar', params: { meters: area?.meters ?? 0 } }]
    const tooLong: readonly Issue[] = [{ code: 'map-location.addressTooLong', params: { max: maxAddressLength } }]
    return ({ address = '', point }) => {
      if (isLonger(address, maxAddressLength)) return tooLong
      if (!point) return area || wanted === 'required' ? noPoint : noIssues
      // A device that is not sure where it is may be that much nearer, within reason.
      const doubt = Math.min(point.accuracy ?? 0, maxDoubt)
      return area && metersBetween(point, area) - doubt > area.meters ? tooFar : noIssues
    }
  },
})

const maxDoubt = 100
