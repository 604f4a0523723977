/**
 * How long a test waits for what is certain to come. Testing Library gives up after one second, which a machine that
 * does three other things at once exceeds; a longer wait costs nothing where the thing comes, and fails as clearly
 * where it does not.
 */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 15_000 })
