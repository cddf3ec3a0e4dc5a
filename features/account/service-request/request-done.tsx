import { Button } from '#ui/button.tsx';
import { FormDone } from '#ui/form/form-done.tsx';
import { RequestNumber } from '#ui/form/request-number.tsx';
import type { ServiceRequestValue } from './service-request.ts';

interface RequestDoneProps {
  id: string;
  words: ServiceRequestValue['words']['done'];
  onAnother(): void;
}

/** Confirms the service request with its number. */
export const RequestDone = ({ id, words, onAnother }: RequestDoneProps) => (
  <FormDone title={words.title}>
    <RequestNumber label={words.number} number={id} />
    <p>{words.text}</p>
    <p>
      <Button tone="line" onClick={onAnother}>
        {words.another}
      </Button>
    </p>
  </FormDone>
);
