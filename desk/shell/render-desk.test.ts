import { expect, test } from 'vitest';
import { renderDesk } from './render-desk.tsx';

const assets = { script: '/preview/assets/desk.js', styles: ['/preview/assets/desk.css'] };

test('the login needs no file of the desk, because strangers get none', () => {
  const login = renderDesk(
    { screen: 'login', title: 'Log in', value: { next: '/preview', problem: 'Wrong.' } },
    assets,
  );
  expect(login).toContain('<form');
  expect(login).toContain('Wrong.');
  expect(login).not.toContain('/preview/assets/');
  const message = renderDesk({ screen: 'message', title: 'Desk', value: '' }, assets);
  expect(message).toContain('/preview/assets/desk.js');
});
