import '../styles/tokens.css';
import '../styles/font.css';
import '../styles/base.css';
import '../styles/roles.css';
import { hydrateRoot } from 'react-dom/client';
import type { DeskView } from '#rules/desk/desk-view.ts';
import { DeskFrame } from './desk-frame.tsx';

const root = document.getElementById('desk');
const json = document.getElementById('view')?.textContent;
if (root && json) hydrateRoot(root, <DeskFrame view={JSON.parse(json) as DeskView} />);
