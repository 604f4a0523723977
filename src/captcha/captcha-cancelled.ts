/** Somebody closed the captcha. Nothing failed: whoever waits for it gives up quietly. */
export class CaptchaCancelled extends Error {
  override name = 'CaptchaCancelled'
}
