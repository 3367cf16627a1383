import {
  failedRequestHelp,
  failedRequestSentence,
  failedRequestTexts as texts,
} from "@cathedra/domain/messages";
import { Drawer } from "@cathedra/ui-kit/Drawer";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { Fact } from "../../../../features/facts/Fact.tsx";
import { personHref } from "../../../../features/people/person-href.ts";
import { showMoment } from "../../../../format/dates.ts";
import * as css from "../audit.css.ts";
import { narrowedHref } from "../audit-view.ts";
import { type RequestRow, requestColumns } from "./request-columns.tsx";

type RequestDrawerProps = { readonly request: RequestRow | undefined; readonly onClose: () => void };

/** A failed request with the data by which support and developers find it: code, id, page and time. */
export function RequestDrawer({ request, onClose }: RequestDrawerProps) {
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.details}
      side="end"
      width="wide"
    >
      {request === undefined ? <EmptyState>{texts.gone}</EmptyState> : <Details request={request} />}
    </Drawer>
  );
}

function Details({ request }: { readonly request: RequestRow }) {
  const { person } = request;
  const help = failedRequestHelp(request.code);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text weight="medium">{failedRequestSentence(request)}</Text>
        {help !== undefined && <Text>{help}</Text>}
        <Text size="small" tone="muted">
          {showMoment(Date.parse(request.at))}
        </Text>
      </Stack>
      {person != null && (
        <Inline gap={2}>
          <LinkButton href={personHref(person.id)}>{texts.lookUp}</LinkButton>
          <LinkButton href={narrowedHref({ person: person.id })}>History</LinkButton>
        </Inline>
      )}
      <dl className={css.about}>
        {requestColumns
          .filter(({ id, text }) => id !== "what" && id !== "at" && text(request) !== "")
          .map(({ id, header, text }) => (
            <Fact key={id} label={header}>
              {String(text(request))}
            </Fact>
          ))}
      </dl>
    </Stack>
  );
}
