import { createRender } from '#accounts/mail/render/render-message.ts';
import { editionCodes } from '#core/place/editions.ts';
import { createMailContext } from '#main/accounts/account-policy.ts';
import { sampleMessages } from '#tests/support/accounts/sample-messages.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/*
 * Prints every message in every edition as JSON, by its name. The proof runs this file in both states of the project:
 * each renders its own messages.
 */
const render = createRender(createMailContext(realSite));

const messages = editionCodes.flatMap((edition) =>
  Object.entries(sampleMessages('Flagship Megatron')).flatMap(([template, values]) =>
    (['mail', 'sms'] as const).flatMap((channel) => {
      const recipient = channel === 'mail' ? 'robin@example.com' : '+8613800138000';
      const message = { channel, template, recipient, edition, template_values: JSON.stringify(values) };
      const hasText = channel === 'mail' || 'sms' in realSite.mail[edition][template as 'loginCode'];
      return hasText ? [[`${edition} ${template} by ${channel}`, render(message)]] : [];
    }),
  ),
);

console.log(JSON.stringify(Object.fromEntries(messages)));
