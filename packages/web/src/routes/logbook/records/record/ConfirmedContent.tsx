import { formatAttendingName, shortFingerprint } from "@cathedra/domain/logbook";
import { confirmedContentTexts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ConfirmedContentQuery } from "../../../../__generated__/ConfirmedContentQuery.graphql.ts";
import type { RecordConfirmation_activity$data } from "../../../../__generated__/RecordConfirmation_activity.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { ConfirmedFacts } from "../confirmed/ConfirmedFacts.tsx";
import type { LoadedRecord } from "../form/record-mapping.ts";

type Confirmed = NonNullable<RecordConfirmation_activity$data["confirmation"]["confirmed"]>;

type WithRecord = {
  /** The record with its present names. */
  readonly record: LoadedRecord;
};

/** What was confirmed: its content, or the names alone if it was confirmed before contents were stored. */
export default function ConfirmedContent({
  confirmed,
  record,
}: WithRecord & { readonly confirmed: Confirmed }) {
  const { fingerprint, reason } = confirmed;
  return (
    <>
      {reason != null && <Text>{confirmedContentTexts.reason(reason)}</Text>}
      {fingerprint == null ? (
        <ConfirmedNames confirmed={confirmed} record={record} />
      ) : (
        <FoldedContent fingerprint={fingerprint} record={record} />
      )}
    </>
  );
}

function ConfirmedNames({ confirmed, record }: WithRecord & { readonly confirmed: Confirmed }) {
  const named = {
    attending: formatAttendingName(record.attending),
    hospital: record.hospital,
    procedure: record.procedure.name,
  };
  const kinds = ["attending", "hospital", "procedure"] as const;
  return (
    <>
      {kinds.map((kind) => (
        <Text key={kind} size="small">
          {confirmedContentTexts.names[kind]}: {confirmed[kind]}
          {named[kind] !== confirmed[kind] && ` ${confirmedContentTexts.nowCalled(named[kind])}`}
        </Text>
      ))}
      {!confirmed.isOfItsTime && (
        <Text size="small" tone="muted">
          {confirmedContentTexts.namesOfLater}
        </Text>
      )}
    </>
  );
}

type ContentProps = WithRecord & { readonly fingerprint: string };

/** What a record showed when it was confirmed, folded, with its fingerprint; it is read when it is opened. */
function FoldedContent({ fingerprint, record }: ContentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      level={2}
      title={confirmedContentTexts.title}
      summary={shortFingerprint(fingerprint)}
      indent="none"
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && (
        <Section placeholder={<Spinner label={confirmedContentTexts.loading} />}>
          <Content fingerprint={fingerprint} record={record} />
        </Section>
      )}
    </Disclosure>
  );
}

function Content({ fingerprint, record }: ContentProps) {
  const { activity } = useLazyLoadQuery<ConfirmedContentQuery>(
    graphql`
      query ConfirmedContentQuery($id: ID!) {
        activity(id: $id) {
          id
          confirmedContent
        }
      }
    `,
    { id: record.id },
    { fetchPolicy: "store-and-network" },
  );
  const content = activity.confirmedContent ?? "";
  return <ConfirmedFacts content={content} fingerprint={fingerprint} record={record} />;
}
