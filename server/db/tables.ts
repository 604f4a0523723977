/** The tables as Kysely sees them. bigint and numeric come as strings; jsonb is written with JSON.stringify. */
import type { ColumnType, Generated } from 'kysely'
import type { Json, Text } from '../../src/shared/form/definition.ts'
import type { AnswerSteps } from '../../src/shared/form/type-step.ts'
import type { StoredAnswers, StoredDefinition } from '../../src/shared/form/upgrade.ts'

export type Id = string
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Bytes = Buffer
/** Set by every write that raises `version` (versioned.ts). */
export type UpdatedBy = ColumnType<Id | null, Id | null | undefined, Id | null>
/** Read as parsed JSON, written as a string: node-pg would turn a bare array into a PostgreSQL array. */
export type Jsonb<T> = ColumnType<T, string, string>

/** Columns that say what a message tells of are those of the page that sends it. */
export interface MessageTable {
  id: Generated<Id>
  user_id: Id
  msg_type: string
  body: Jsonb<Json>
  merge_key: Generated<string>
  created_at: Timestamp
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  deleted_at: ColumnType<Date | null, undefined, Date | null>
  /** Stays, however old, until whoever sent it takes it back. */
  is_kept: Generated<boolean>
}

/** The core's. Tables of a system page are added by the page: `declare module '#sdk/page-server'`. */
export interface Tables {
  user_account: {
    id: Generated<Id>
    user_name: string
    nick_name: string
    email: Generated<string>
    avatar: Generated<string>
    password_hash: string
    status: Generated<'active' | 'disabled'>
    auth_version: Generated<number>
    dept_id: ColumnType<Id | null, Id | null | undefined, Id | null>
    phone: Generated<string>
    sex: Generated<'0' | '1' | '2'>
    remark: Generated<string>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  dept: {
    id: Generated<Id>
    parent_id: Id | null
    dept_name: string
    sort: Generated<number>
    leader: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    status: Generated<'active' | 'disabled'>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  /** View: the way to a department from the top; it counts while nothing on the way is disabled. */
  dept_path: { id: Id; path: Id[]; counts: boolean }
  /** View: menus that count, because nothing above them is disabled. */
  active_menu: { id: Id; permission: string }
  /** View: the departments each role of each person reaches. */
  user_dept_scope: {
    user_id: Id
    role_id: Id
    dept_id: Id
    role_active: boolean
    base_counts: boolean
    dept_counts: boolean
  }
  role: {
    id: Generated<Id>
    role_key: string
    role_name: string
    /** Of the name it came with; null once it has one of its own. */
    name_key: Generated<string | null>
    data_scope: Generated<'all' | 'departments' | 'department' | 'department_tree' | 'self'>
    sort: Generated<number>
    status: Generated<'active' | 'disabled'>
    remark: Generated<string>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  role_dept: { role_id: Id; dept_id: Id }
  user_role: { user_id: Id; role_id: Id }
  post: {
    id: Generated<Id>
    post_code: string
    post_name: string
    sort: Generated<number>
    status: Generated<'active' | 'disabled'>
    remark: Generated<string>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  user_post: { user_id: Id; post_id: Id }
  menu: {
    id: Generated<Id>
    parent_id: Id | null
    kind: 'M' | 'C' | 'F'
    name: string
    title: string
    path: Generated<string>
    component: Generated<string>
    redirect: Generated<string>
    link: Generated<string>
    icon: Generated<string>
    permission: Generated<string>
    sort: Generated<number>
    visible: Generated<boolean>
    keep_alive: Generated<boolean>
    status: Generated<'active' | 'disabled'>
    remark: Generated<string>
    version: Generated<number>
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  role_menu: { role_id: Id; menu_id: Id }
  session: {
    token_hash: Bytes
    user_id: Id
    auth_version: number
    created_at: Timestamp
    last_seen_at: Timestamp
    expires_at: Timestamp
    ip: Generated<string>
    user_agent: Generated<string>
  }
  sign_in_link: {
    token_hash: Bytes
    user_id: Id
    expires_at: Timestamp
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  download_ticket: {
    token_hash: Bytes
    user_id: Id
    file_id: string
    expires_at: Timestamp
    reusable: Generated<boolean>
  }
  user_setting: { user_id: Id; key: string; value: Jsonb<Json>; updated_at: Timestamp }
  captcha_challenge: {
    token: string
    kind: 'blockPuzzle' | 'clickWord' | 'pow'
    network: string
    secret_key: Generated<string>
    answer: Jsonb<Json>
    created_at: Timestamp
    expires_at: Timestamp
  }
  captcha_pass: { pass_hash: Bytes; client: string; expires_at: Timestamp }
  captcha_lock: { network: string; until: Timestamp }
  registration: {
    id: Generated<Id>
    kind: 'apply' | 'register'
    status: Generated<'pending' | 'approved' | 'refused'>
    user_name: Generated<string>
    password_hash: string | null
    name: string
    company: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    purpose: Generated<string>
    ip: Generated<string>
    created_at: Timestamp
    user_id: ColumnType<Id | null, Id | null | undefined, Id | null>
    decided_by: ColumnType<Id | null, Id | null | undefined, Id | null>
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    reason: Generated<string>
  }
  message: MessageTable
  message_parcel: { id: Generated<Id>; content: string; created_at: Timestamp }
  provider_login: {
    state_hash: Bytes
    provider: string
    binding: string
    nonce: string
    verifier: string
    expires_at: Timestamp
  }
  user_identity: { issuer: string; subject: string; user_id: Id; created_at: Generated<Timestamp> }
  identity_ticket: { ticket_hash: Bytes; issuer: string; subject: string; expires_at: Timestamp }
  socket_ticket: { ticket_hash: Bytes; session_hash: Bytes; expires_at: Timestamp }
  one_time_code: {
    purpose: string
    target_hash: Bytes
    sealed_hash: string
    tries: Generated<number>
    expires_at: Timestamp
  }
  mail: {
    id: string
    address: string
    subject: string
    body_text: string
    body_html: string | null
    state: Generated<'waiting' | 'shown' | 'failed'>
    attempts: Generated<number>
    reason: Generated<string>
    created_at: Timestamp
  }
  rate_bucket: { bucket: string; tokens: number; refilled_at: Timestamp }
  config: {
    id: Generated<Id>
    config_key: string
    config_name: string
    name_key: Generated<string | null>
    config_value: string
    is_public: Generated<boolean>
    is_secret: Generated<boolean>
    is_builtin: Generated<boolean>
    remark: Generated<string>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  dict_type: {
    id: Generated<Id>
    dict_type: string
    dict_name: string
    name_key: Generated<string | null>
    status: Generated<'active' | 'disabled'>
    remark: Generated<string>
    is_builtin: Generated<boolean>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  dict_data: {
    id: Generated<Id>
    dict_type: string
    dict_sort: Generated<number>
    dict_label: string
    name_key: Generated<string | null>
    dict_value: string
    css_class: Generated<string>
    list_class: Generated<string>
    is_default: Generated<boolean>
    status: Generated<'active' | 'disabled'>
    remark: Generated<string>
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  audit_log: {
    id: Generated<Id>
    at: Timestamp
    user_id: Id | null
    action: string
    subject: Generated<string>
    ip: Generated<string>
    detail: Jsonb<Json>
    subject_name: Generated<string>
    user_agent: Generated<string>
    request_id: Generated<string>
  }
  /** One seal for each entry of the audit log (0032-audit-chain.ts). */
  audit_seal: { number: Id; entry_id: Id; hash: Bytes }
  /** What checks of the chain came to (0040-operation-log.ts). */
  audit_check: {
    id: Generated<Id>
    at: Timestamp
    user_id: Id | null
    last_number: Id
    head: string
    broken_at: Id | null
    problem: 'changed' | 'removed' | 'gap' | 'rewritten' | null
    broken_entry: Id | null
    unsealed: number
    first_time: Date | null
    last_time: Date | null
  }
  form: {
    id: Generated<Id>
    form_key: string
    owner_id: Id
    kind: Generated<number>
    status: Generated<number>
    folder_id: Id | null
    name: string
    draft: Jsonb<StoredDefinition>
    draft_revision: Generated<number>
    draft_saved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    draft_saved_by: UpdatedBy
    draft_attempt: ColumnType<string | null, string | null | undefined, string | null>
    used_ids: Generated<string[]>
    published_version: number | null
    serial: Generated<Id>
    view_count: Generated<Id>
    is_limited: Generated<boolean>
    created_at: Timestamp
    updated_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  form_theme: {
    form_id: Id
    theme: Jsonb<Json>
    version: Generated<number>
    attempt: string | null
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  /** One row per form, by the form's id. */
  form_setting: {
    id: Id
    value: ColumnType<Json, string | undefined, string>
    password_hash: ColumnType<string | null, string | null | undefined, string | null>
    version: Generated<number>
    attempt: ColumnType<string | null, string | null | undefined, string | null>
    updated_at: Timestamp
    updated_by: UpdatedBy
  }
  /** Of forms with limits only. */
  answer_origin: { submission_id: Id; form_id: Id; user_id: Id | null; network: string; at: Timestamp }
  form_version: {
    form_id: Id
    version: number
    definition: Jsonb<StoredDefinition>
    definition_hash: Bytes
    published_by: Id | null
    published_at: Timestamp
  }
  submission: {
    id: Generated<Id>
    form_id: Id
    version: number
    serial_number: Id
    client_submission_id: string
    content_hash: Bytes
    answers: Jsonb<StoredAnswers>
    answer_steps: ColumnType<AnswerSteps | null, string | null | undefined, string | null>
    dropped: Jsonb<Json> | null
    outcome: ColumnType<Json, string | null | undefined, string | null>
    revision: Generated<number>
    attempt: ColumnType<string | null, string | null | undefined, string | null>
    submitted_at: Timestamp
    updated_at: Timestamp
    created_by: Id | null
    updated_by: Id | null
    duration_ms: number | null
    ip: Generated<string>
    user_agent: Generated<string>
    channel: Generated<string>
  }
  answer_value: {
    submission_id: Id
    form_id: Id
    question_id: string
    part: Generated<string>
    value: string | null
    number: number | null
  }
  counted_step: { type: string; steps: number }
  answer_count: {
    form_id: Id
    question_id: string
    part: string
    kind: 'answered' | 'value' | 'number'
    value: string
    count: Id
    sum: Generated<string>
    min: number | null
    max: number | null
  }
  form_template: {
    id: Generated<Id>
    template_key: string
    owner_id: Id | null
    name: Jsonb<Text>
    description: Jsonb<Text>
    category: string
    is_public: Generated<boolean>
    definition: Jsonb<StoredDefinition>
    theme: Jsonb<Json> | null
    use_count: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
  }
  form_file: {
    id: string
    form_id: Id | null
    question_id: string | null
    uploaded_by: Id | null
    submission_id: Id | null
    kind: 'answer' | 'picture' | 'export' | 'common'
    name: string
    mime: string
    size: Id
    sha256: Bytes
    created_at: Timestamp
    holder_hash: ColumnType<Bytes | null, Bytes | null | undefined, Bytes | null>
    kept_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  kept_draft: {
    id: Generated<Id>
    form_id: Id
    client_submission_id: string
    code_hash: Bytes
    sealed: Bytes
    user_id: Id | null
    file_ids: string[]
    saved_at: Timestamp
    expires_at: Timestamp
  }
  plugin_state: {
    form_id: Id
    question_id: string
    key: string
    amount: Generated<Id>
    value: ColumnType<Json | null, string | null, string | null>
    until: Timestamp | null
  }
  plugin_hold: {
    form_id: Id
    question_id: string
    key: string
    holder: string
    amount: Id
    until: Timestamp
    network: string
  }
  plugin_line: {
    form_id: Id
    question_id: string
    key: string
    place: Generated<Id>
    submission_id: Id
  }
  outbox: {
    id: Generated<Id>
    listener: string
    kind: string
    form_id: Id | null
    about: Jsonb<Json>
    available_at: Timestamp
    attempts: Generated<number>
  }
  event_listener: {
    listener: string
    kind: string
    is_choosy: Generated<boolean>
    missing_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  event_choice: {
    listener: string
    form_id: Id
  }
  job: {
    id: string
    kind: string
    user_id: Id | null
    payload: Jsonb<Json>
    status: Generated<'waiting' | 'running' | 'done' | 'failed'>
    progress: Generated<number>
    result: Jsonb<Json> | null
    error: string | null
    attempts: Generated<number>
    max_attempts: Generated<number>
    /** While it waits to be taken for the first time. */
    job_key: string | null
    run_at: Timestamp
    lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    lease_owner: string | null
    created_at: Timestamp
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
