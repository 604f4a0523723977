import { z } from 'zod'
import { isOwnPicture } from '#shared/safe-addresses'

/** Address of a picture this product keeps: pages of respondents fetch nothing from elsewhere (T7). */
export const pictureSchema = z.string().refine(isOwnPicture, 'Not a picture of this product')
