import type { GroupCode } from '#contract/account/groups.ts';
import type { AccountLog } from '../group/account-group.ts';
import type { PasswordKeys } from '../group/secrets/secrets.ts';
import type { Database } from '../store/open-store.ts';

/**
 * Logs how many passwords were hashed with which key, if not all have the newest. It is an error if their key is
 * lost: their owners are told that the password is wrong, as for every password that does not match.
 */
export async function reportPasswordKeys(
  { group, db, keys }: { group: GroupCode; db: Database; keys: PasswordKeys },
  log: Pick<AccountLog, 'info' | 'error'>,
): Promise<void> {
  // A store that fails here fails in calls too, which report it.
  const counts = await countPasswords(db, keys).catch(() => undefined);
  if (!counts) return;
  const { all, withoutKey, ofKeys } = counts;
  const lost = all - withoutKey - ofKeys.reduce((total, { count }) => total + count, 0);
  const line = {
    group,
    passwords: { all, ...Object.fromEntries(ofKeys.map(({ name, count }) => [name, count])), withoutKey, lost },
  };
  if (lost > 0)
    log.error(
      line,
      'PASSWORDS CANNOT BE CHECKED: their key is not in ACCOUNT_PASSWORD_KEYS, or ACCOUNT_PEPPER is another one. Bring the key back; until then their owners have to log in with a code or set a new password',
    );
  else if (ofKeys[0] && ofKeys[0].count < all) log.info(line, 'passwords get the newest key when their owners sign in');
}

async function countPasswords(db: Database, keys: PasswordKeys) {
  const counts = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.count<number>('password_hash').as('all'),
      fn.countAll<number>().filterWhere('password_hash', 'not like', '%,keyid=%').as('withoutKey'),
      ...keys.map(({ keyid }, index) =>
        fn.countAll<number>().filterWhere('password_hash', 'like', `%,keyid=${keyid}$%`).as(String(index)),
      ),
    ])
    .executeTakeFirstOrThrow();
  const numbers: Record<string, number> = counts;
  return {
    all: Number(counts.all),
    withoutKey: Number(counts.withoutKey),
    ofKeys: keys.map(({ name }, index) => ({ name, count: Number(numbers[index]) })),
  };
}
