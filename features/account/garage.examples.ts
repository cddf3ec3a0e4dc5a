import type { SavedProgram, ServiceRequest } from '#contract/account/garage-shapes.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import type { AccountValue } from './account.ts';

type Account = AccountValue;

export const garageWordsExample: Pick<Account['words'], 'robots' | 'requests' | 'programs' | 'notices' | 'settings'> = {
  robots: {
    title: 'My robots',
    none: { text: 'No robot yet.', button: 'Add your robot' },
    add: 'Add a robot',
    name: {
      label: 'Name',
      hint: 'May be empty.',
      give: 'Name it',
      change: 'Change name',
      save: 'Save',
      saved: 'Saved.',
    },
    serial: { label: 'Serial number', show: 'Show', hide: 'Hide' },
    warranty: { title: 'Warranty', standard: 'Warranty', extra: 'Added warranty' },
    links: { page: 'Robot page', guide: 'Guide', faq: 'Questions', firmware: 'Firmware' },
    service: { fault: 'Report a fault', giveBack: 'Return it', other: 'Repairs' },
    remove: { start: 'Remove', submit: 'Remove robot' },
  },
  requests: {
    title: 'Requests',
    none: { text: 'No requests.', button: 'Ask for service' },
    reasons: { repair: 'Repair', return: 'Return', missingPart: 'Part', question: 'Question', ownership: 'Claim' },
    states: {
      received: 'Received',
      inProgress: 'In progress',
      waitingForYou: 'Waiting for you',
      arrived: 'Arrived',
      sentBack: 'Sent back',
      completed: 'Completed',
      declined: 'Declined',
    },
    history: 'History',
  },
  programs: {
    title: 'Programs',
    none: { text: 'No programs.', button: 'Start programming' },
    limit: 'Up to 100.',
    elsewhere: 'No page here.',
    open: 'Open',
    share: 'Copy link',
    shared: 'Copied.',
    shareFailed: 'Copy it by hand:',
    name: { label: 'Name', change: 'Rename', save: 'Save', saved: 'Saved.' },
    remove: { start: 'Delete', submit: 'Delete program' },
    device: { title: 'On this device', text: 'Saved here.', button: 'Move all', moved: 'All moved.' },
  },
  notices: {
    title: 'Notices',
    none: { text: 'No notices.', button: 'See the robots' },
    topics: { orderable: 'When it can be ordered', onSale: 'When in stock', sale: 'When it opens' },
    states: { pending: 'Not confirmed yet.', waiting: 'We will email you.', over: 'Will not happen.' },
    unnamed: 'No longer listed',
    cancel: 'Cancel notice',
    clear: 'Remove',
    cancelled: 'Removed.',
  },
  settings: { title: 'Settings' },
};

export const accountMessagesExample: Messages['account'] = {
  greeting: 'Hello, {name}.',
  loggedInAs: '{name}',
  bought: 'Bought on {date} from {dealer}',
  added: '{name} is in your account.',
  warrantyUntil: 'Through {date}',
  warrantyLeft: '{time} left',
  warrantyEnded: 'Ended on {date}',
  removeRobot: 'Remove {name}?',
  robotRemoved: '{name} has been removed.',
  requestNumber: 'Request {number}',
  changed: 'Changed on {date}',
  removeProgram: 'Delete {title}?',
  programRemoved: '{title} has been deleted.',
  programKept: '{title} stays: {reason}',
  noticeAsked: 'Asked for on {date}',
  noticeSent: 'Sent on {date}',
};

export const exampleRequest: ServiceRequest = {
  request_id: 'R-7K2M-9QXD',
  reason: 'repair',
  product: 'flagshipMegatron',
  serial_number: 'KM36-0012-3456',
  description: 'The left knee no longer bends.',
  state: 'arrived',
  history: [
    { state: 'received', note: '', at: Date.UTC(2026, 10, 2, 12) },
    { state: 'arrived', note: 'Your robot is with us.', at: Date.UTC(2026, 10, 9, 12) },
  ],
};

export const exampleProgram: SavedProgram = {
  id: 'g1',
  page: 'flagship-megatron',
  title: 'Night watch',
  version: 2,
  created_at: Date.UTC(2026, 10, 2, 12),
  updated_at: Date.UTC(2026, 10, 9, 12),
};

export const exampleNotice: Notice = {
  id: 'n1',
  topic: 'orderable:flagshipBumblebee',
  region: 'us',
  subject: 'Flagship Bumblebee',
  state: 'waiting',
  created_at: Date.UTC(2026, 10, 2, 12),
  sent_at: null,
};
