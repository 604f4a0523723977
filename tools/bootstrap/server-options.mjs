/**
 * How the product is started, by whoever starts it.
 *
 * The young generation is bounded: on a machine with much memory it would otherwise grow to 128 MB with the first burst, such
 * as all sockets coming back at once, and V8 never gives that back (bench: resident memory per socket).
 */
export const serverOptions = ['--enable-source-maps', '--max-semi-space-size=16']
