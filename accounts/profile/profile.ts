import type { Reply } from '#rules/contract/account/calls.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { subscriptionOf } from '../newsletter/subscription-of.ts';
import { productsOf } from '../products/products-of.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { UserRow } from '../store/tables.ts';

/** Returns the logged-in user. Throws `sessionExpired`. */
export async function profile(group: AccountGroup, credentials: Credentials): Promise<Reply<'profile'>> {
  const { user } = await authenticate(group, credentials);
  return profileOf(group, user);
}

export async function profileOf(group: AccountGroup, user: UserRow): Promise<Reply<'profile'>> {
  const [credits, newsletter, products] = await Promise.all([
    creditsOf(group, user.id),
    user.email_key === null ? ('none' as const) : subscriptionOf(group, user.email_key),
    productsOf(group, user.id),
  ]);
  return {
    user_id: user.id,
    email: user.email,
    phone: user.phone === null ? null : maskPhone(user.phone),
    nickname: user.nickname,
    region: user.edition,
    has_password: user.password_hash !== null,
    credits,
    newsletter,
    products,
    created_at: user.created_at,
  };
}

async function creditsOf({ db }: AccountGroup, userId: string): Promise<number> {
  const { sum } = db.fn;
  const { total } = await db
    .selectFrom('credits')
    .select(sum('amount').as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** `+*********8000` */
const maskPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*');
