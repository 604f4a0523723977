import { Avatar as Primitive } from 'radix-ui'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'
import { colourOf, initialOf, initialsOf } from './initials.ts'

export type AvatarSize = 'mini' | 'small' | 'medium' | 'large' | 'huge'

export interface AvatarProps {
  /** Of the person; without a name, or one without letters, the default picture is drawn. */
  name: string | undefined
  src?: string | undefined
  /** @default 'medium' */
  size?: AvatarSize | undefined
  /** The name stands beside it: then the picture is decoration and not read a second time. */
  decorative?: boolean | undefined
  /** Accessible name where the person has none: "Anonymous". */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A person as a small round picture (role img), on Radix: the picture, until it is loaded or when it fails the initials
 * on a colour that belongs to the name, and without a name the default picture.
 *
 * Do: give the person's name, so that initials and colour are theirs.
 * Don't: let the picture be the only name of a person in a list.
 */
export function Avatar(props: AvatarProps) {
  return <Face {...props} />
}

/** @param crowded another one lies over its end */
function Face({
  name = '',
  src,
  size = 'medium',
  decorative,
  label,
  crowded = false,
  className,
}: AvatarProps & { crowded?: boolean }) {
  const initials = initialsOf(name)
  const tone = initials === '' ? 'bg-ink/10 text-muted' : tones[colourOf(name, tones.length)]
  return (
    <Primitive.Root
      data-slot="avatar"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label ?? name })}
      className={cn(
        'relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full font-medium leading-none',
        sizes[size],
        tone,
        className,
      )}
    >
      {src !== undefined && <Primitive.Image src={src} alt="" className="absolute inset-0 size-full object-cover" />}
      <Primitive.Fallback asChild>
        {initials === '' ? (
          <span>
            <Icon name="user" size={size === 'large' || size === 'huge' ? 20 : 16} />
          </span>
        ) : (
          <span>{fits(initials, size, crowded) ? initials : initialOf(name)}</span>
        )}
      </Primitive.Fallback>
    </Primitive.Root>
  )
}

/**
 * Several people, one over the other; those that do not fit become a number. The group is one image named by `label`,
 * so that twelve names are not read where "12 members" is meant.
 */
export function AvatarGroup({
  people,
  max = 5,
  size = 'medium',
  label,
  className,
}: {
  people: readonly { id: string; name: string; src?: string | undefined }[]
  /** @default 5 */
  max?: number | undefined
  size?: AvatarSize | undefined
  /** For example "Anna, Bert and 10 more". */
  label: string
  className?: string | undefined
}) {
  const shown = people.length > max ? people.slice(0, Math.max(1, max - 1)) : people
  const rest = people.length - shown.length
  return (
    <span role="img" aria-label={label} data-slot="avatar-group" className={cn('inline-flex', className)}>
      {shown.map((person) => (
        <Face
          key={person.id}
          name={person.name}
          src={person.src}
          size={size}
          decorative
          crowded
          className="outline-2 outline-paper not-first:-ms-1.5"
        />
      ))}
      {rest > 0 && (
        <span
          data-slot="avatar-rest"
          aria-hidden="true"
          className={cn(
            '-ms-1.5 z-base inline-grid shrink-0 place-items-center rounded-full bg-desk font-medium text-muted leading-none outline-2 outline-paper tabular-nums',
            sizes[size],
          )}
        >
          +{rest}
        </span>
      )}
    </span>
  )
}

/** Two Han characters are as wide as three letters: 24 px in a circle of 32, which must not be covered. */
function fits(initials: string, size: AvatarSize, crowded: boolean): boolean {
  if (size === 'large' || size === 'huge') return true
  if (!/\p{scx=Han}|\p{scx=Hang}/u.test(initials)) return size !== 'mini'
  return size === 'medium' && !crowded
}

const sizes: Record<AvatarSize, string> = {
  mini: 'size-5 text-xs',
  small: 'size-6 text-xs',
  medium: 'size-8 text-xs',
  large: 'size-10 text-sm',
  huge: 'size-16 text-xl',
}

/** Danger is not among them: red people look like errors. */
const tones = [
  'bg-accent-soft text-accent-text',
  'bg-success-soft text-success-text',
  'bg-warning-soft text-warning-text',
  'bg-info-soft text-info-text',
  'bg-ink/10 text-ink',
]
