import { expect, test } from 'vitest';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openStore } from '../../store/open-store.ts';
import { storedSecrets } from './load-secrets.ts';

describeOnEngines('secrets in the store', (engine) => {
  test('are created once and shared by all nodes', async () => {
    const { address, remove } = await createDatabase(engine);
    const stores = [await openStore({ address }), await openStore({ address }), await openStore({ address })];
    const secretsOfNodes = await Promise.all(stores.map(({ db }) => storedSecrets(db)));
    expect(new Set(secretsOfNodes.map((secrets) => secrets.key('us', 'words'))).size).toBe(1);
    expect(secretsOfNodes[0]?.open('us', 'purpose', secretsOfNodes[1]?.seal('us', 'purpose', 'sealed') ?? '')).toBe(
      'sealed',
    );
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  });
});
