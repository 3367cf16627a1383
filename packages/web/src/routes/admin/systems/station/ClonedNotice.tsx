import { stationOverviewTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { Moment } from "../../../../format/Moment.tsx";
import { EnrolmentToken } from "../EnrolmentToken.tsx";
import * as css from "../systems.css.ts";
import type { Overview } from "./StationOverview.tsx";
import { StationQuestion } from "./StationQuestion.tsx";
import { useStationActions } from "./use-station-actions.ts";

const texts = stationOverviewTexts.cloned;

type ClonedNoticeProps = { readonly overview: Overview; readonly onDecided: () => void };

/** Says that two computers use the same key, with their data and the decisions that staff can make. */
export function ClonedNotice({ overview, onDecided }: ClonedNoticeProps) {
  const { id, computers, viewerCanAdminister, system } = overview;
  const [chosenComputer, setChosenComputer] = useState<Overview["computers"][number] | null>(null);
  const [isTokenWanted, setTokenWanted] = useState(false);
  const { keep } = useStationActions();
  return (
    <Stack gap={4}>
      <Banner tone="danger" title={texts.title}>
        {viewerCanAdminister ? texts.what : `${texts.what} ${texts.others}`}
      </Banner>
      <Card>
        <ul className={css.list}>
          {computers.map((each) => (
            <li key={each.id} className={css.entry}>
              <Text as="span" weight="medium">
                {each.computer === "" ? texts.unnamed : each.computer}
              </Text>
              <Text as="span" size="small" tone="muted" figures="tabular">
                {`${texts.since} `}
                <Moment at={each.at} />
                {each.address == null ? "" : ` ${texts.from(each.address)}`}
              </Text>
              {viewerCanAdminister && (
                <div>
                  <Button onPress={() => setChosenComputer(each)}>{texts.keep}</Button>
                </div>
              )}
            </li>
          ))}
        </ul>
        {viewerCanAdminister && <Button onPress={() => setTokenWanted(true)}>{texts.newToken}</Button>}
      </Card>
      {chosenComputer !== null && (
        <StationQuestion
          title={texts.keepTitle}
          what={texts.keepWhat(chosenComputer.computer === "" ? texts.unnamed : chosenComputer.computer)}
          confirmLabel={texts.keep}
          done={texts.kept}
          failed={texts.failed}
          onConfirm={async () => {
            await keep({ id, computer: chosenComputer.id });
            onDecided();
          }}
          onClose={() => setChosenComputer(null)}
        />
      )}
      {isTokenWanted && (
        <EnrolmentToken
          system={{ id, serviceTag: system.serviceTag, hasKey: true }}
          onClose={() => setTokenWanted(false)}
          onMade={onDecided}
        />
      )}
    </Stack>
  );
}
