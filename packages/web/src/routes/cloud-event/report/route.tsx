import { formatDuration } from "@cathedra/domain";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Download } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { Fragment } from "react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { EventReportQuery } from "../../../__generated__/EventReportQuery.graphql.ts";
import { showEventTime } from "../../../features/events/event-time.ts";
import { PeopleLinks, PersonName } from "../../../features/people/PeopleLinks.tsx";
import { PrintButton } from "../../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../../features/print/PrintedOwner.tsx";
import { saveText } from "../../../features/save-file/save-text.ts";
import { Section } from "../../../features/section/Section.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { type Came, getName, type Run, reportCsv } from "./report-csv.ts";

/** The report of an event for its organizers: who was in the room, for how long, in control, and which cases were run. */
export function Component() {
  const { id = "" } = useParams();
  const crumbs = [
    { label: "Home", href: "/" },
    { label: "Events", href: "/events" },
    { label: "Report", href: `/cloud-event/${id}/report` },
  ];
  return (
    <PortalPage title="Event report" crumbs={crumbs} actions={<PrintButton />}>
      <Section placeholder={<Skeleton kind="block" height={420} label="Loading the report" />}>
        <Report />
      </Section>
    </PortalPage>
  );
}

function Report() {
  const { eventReport: report } = useRouteQuery<EventReportQuery>(graphql`
    query EventReportQuery($voucherId: Int!) @preloadable {
      ...Viewer_query
      eventReport(voucherId: $voucherId) {
        voucherId
        name
        institution
        eventAt
        durationInSeconds
        people {
          person {
            keycloak_id
            first_name
            last_name
            email
          }
          isOrganizer
          joinedAt
          leftAt
          presentInSeconds
          controlInSeconds
        }
        absent {
          keycloak_id
          first_name
          last_name
          email
        }
        cases {
          moduleName
          caseId
          caseName
          startedAt
          endedAt
        }
      }
    }
  `);
  const { name, institution, voucherId, people, absent, cases } = report;
  const save = () => saveText(`event-${voucherId}-report.csv`, reportCsv(report));
  return (
    <PeopleLinks of={[...people.map(({ person }) => person), ...absent].map((each) => each.keycloak_id)}>
      <Stack gap={6}>
        <PrintedOwner title={name} owner={[institution]} />
        <Text tone="muted">{`${name} · ${showEventTime(report)}`}</Text>
        <Card
          title="People"
          padding="none"
          actions={
            people.length + absent.length === 0 ? undefined : (
              <Button size="small" icon={Download} onPress={save}>
                Download CSV
              </Button>
            )
          }
        >
          <Table
            label="People"
            columns={peopleColumns}
            rows={people}
            rowId={({ person, joinedAt }) => person.keycloak_id ?? joinedAt}
            empty={<EmptyState>{cloudEventTexts.nobodyCame}</EmptyState>}
          />
        </Card>
        {absent.length > 0 && (
          <Text size="small" tone="muted">
            {`${cloudEventTexts.didNotCome}: `}
            {absent.map((person, at) => (
              <Fragment key={person.keycloak_id}>
                {at > 0 && ", "}
                <PersonName id={person.keycloak_id}>{getName(person)}</PersonName>
              </Fragment>
            ))}
          </Text>
        )}
        <Card title="Cases" padding="none">
          <Table
            label="Cases"
            columns={caseColumns}
            rows={cases}
            rowId={({ caseId, startedAt }) => `${caseId} ${startedAt}`}
            empty={<EmptyState>{cloudEventTexts.nothingRun}</EmptyState>}
          />
        </Card>
      </Stack>
    </PeopleLinks>
  );
}

const at = (moment: string | null | undefined, none: string) =>
  moment == null ? none : <Moment at={moment} />;

const peopleColumns: readonly TableColumn<
  Came & { readonly person: { readonly keycloak_id: string | null | undefined } }
>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ person, isOrganizer }) => (
      <>
        <PersonName id={person.keycloak_id}>{getName(person)}</PersonName>
        {isOrganizer && " (organizer)"}
      </>
    ),
  },
  { id: "joined", header: "Joined", cell: ({ joinedAt }) => at(joinedAt, ""), narrow: "detail" },
  { id: "left", header: "Left", cell: ({ leftAt }) => at(leftAt, "Still in"), narrow: "detail" },
  {
    id: "present",
    header: "In the room",
    align: "end",
    cell: ({ presentInSeconds: seconds }) => formatDuration(seconds),
  },
  {
    id: "control",
    header: "In control",
    align: "end",
    cell: ({ controlInSeconds: seconds }) => formatDuration(seconds),
  },
];

const caseColumns: readonly TableColumn<Run & { readonly caseId: string }>[] = [
  { id: "case", header: "Case", cell: ({ caseName }) => caseName },
  { id: "module", header: "Module", cell: ({ moduleName }) => moduleName, narrow: "detail" },
  { id: "from", header: "From", cell: ({ startedAt }) => at(startedAt, ""), narrow: "detail" },
  { id: "to", header: "Until", cell: ({ endedAt }) => at(endedAt, "In progress"), narrow: "detail" },
];
