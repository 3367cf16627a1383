import { findPeopleTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useSearchParams } from "react-router";
import { Section } from "../../../features/section/Section.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import { FoundPeople } from "./FoundPeople.tsx";
import { LatestFailedStarts } from "./LatestFailedStarts.tsx";

/** The minimum length of a search word, because shorter ones match too many people. */
const minLetters = 3;

/** The page on which support and administrators look up people, with the latest failed starts. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const search = address.get("search") ?? "";
  const maySeeFailedRequests = useMaySeeFailedRequests();
  return (
    <AdminPage section="people" title={texts.title} documentTitle={`${texts.title} · Administration`}>
      <Stack gap={6}>
        <Card>
          <Stack gap={4}>
            <SearchField
              label={texts.search}
              isLabelShown
              value={search}
              onSearch={(text) => setAddress(text === "" ? {} : { search: text }, { replace: true })}
            />
            {search.length < minLetters ? (
              <Text size="small" tone="muted">
                {texts.help}
              </Text>
            ) : (
              <FoundPeople search={search} />
            )}
          </Stack>
        </Card>
        {maySeeFailedRequests && (
          <Card title={texts.failedStarts}>
            <Section placeholder={<Skeleton lines={6} label={texts.loading} />}>
              <LatestFailedStarts />
            </Section>
          </Card>
        )}
      </Stack>
    </AdminPage>
  );
}
