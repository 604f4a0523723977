import { deptPosts, getPost, postPage } from '#shared/contract/post'
import { getProfile } from '#shared/contract/profile'
import { getUser, userPage } from '#shared/contract/user'

/** Endpoints that tell who holds which post. */
export const changedByHolders = [deptPosts, postPage, getPost, userPage, getUser, getProfile]
