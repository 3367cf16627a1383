import { certificateTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OwnCertificates_certificates$data,
  OwnCertificates_certificates$key,
} from "../../__generated__/OwnCertificates_certificates.graphql.ts";
import { localDay, showDay } from "../../format/dates.ts";

type Row = OwnCertificates_certificates$data["certificates"][number];

/**
 * The person's certificates, each with a link to the page on which its name can be shown or hidden, and where it is printed or
 * withdrawn.
 */
export function OwnCertificates({
  certificates: key,
}: {
  readonly certificates: OwnCertificates_certificates$key;
}) {
  const { certificates } = useFragment(
    graphql`
      fragment OwnCertificates_certificates on MyCertificates {
        certificates {
          code
          assignmentId
          title
          groupName
          institution
          issuedAt
          showsName
        }
      }
    `,
    key,
  );
  return (
    <Card title={texts.list} padding="none">
      <Table
        label={texts.list}
        columns={columns}
        rows={certificates}
        rowId={({ code }) => code}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
    </Card>
  );
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: "title",
    header: texts.title,
    cell: ({ title, code, assignmentId, groupName, institution }) => (
      <Stack gap={0}>
        <Link
          href={assignmentId == null ? `/verify/${code}` : `/assignments/${assignmentId}/certificate`}
          variant="alone"
        >
          {title}
        </Link>
        <Text size="small" tone="muted">
          {texts.at(institution, groupName)}
        </Text>
      </Stack>
    ),
  },
  {
    id: "issued",
    header: texts.issuedOn,
    width: "shrink",
    narrow: "detail",
    cell: ({ issuedAt }) => showDay(localDay(new Date(issuedAt))),
  },
  {
    id: "name",
    header: texts.name,
    width: "shrink",
    narrow: "detail",
    cell: ({ showsName }) => texts.getName(showsName),
  },
];
