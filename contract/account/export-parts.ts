/** Parts of the file with everything that is kept about a person, in its order. `messages.dataExport` explains each. */
export const exportParts = [
  'account',
  'sessions',
  'known_networks',
  'credits',
  'credit_claims',
  'reward_codes',
  'code_claims',
  'codes',
  'newsletter',
  'products',
  'ownership_claims',
  'service_requests',
  'request_events',
  'programs',
  'notices',
  'audit',
  'messages',
] as const;
export type ExportPart = (typeof exportParts)[number];

export type ExportWords = Readonly<Record<'about' | ExportPart, string>>;
