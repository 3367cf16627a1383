import { softwareTexts } from "@cathedra/domain/messages";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ReportedComputerQuery } from "../../../__generated__/ReportedComputerQuery.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { diskText } from "./computer-facts.ts";
import { FactList } from "./FactList.tsx";

const { machine } = softwareTexts;

/** The computer's facts from the last report of its simulator (10.017, X10). */
export function ReportedComputer({ serviceTag }: { readonly serviceTag: string }) {
  const { vistSystemComputer: computer } = useLazyLoadQuery<ReportedComputerQuery>(
    graphql`
      query ReportedComputerQuery($serviceTag: String!) {
        ...Viewer_query
        vistSystemComputer(serviceTag: $serviceTag) {
          id
          serviceTag
          name
          place
          info {
            manufacturer
            model
            biosVersion
            biosDate
            gpu
            gpuDriver
            diskFree
            diskTotal
            at
            software {
              code
              name
              version
            }
          }
        }
      }
    `,
    { serviceTag },
    { fetchPolicy: "store-and-network" },
  );
  const { info } = computer;
  const at = info?.at;
  const when = at === null || at === undefined ? undefined : showMoment(Date.parse(at));
  return (
    <FactList
      facts={{
        serviceTag: computer.serviceTag,
        name: computer.name,
        place: computer.place,
        manufacturer: info?.manufacturer,
        model: info?.model,
        biosVersion: info?.biosVersion,
        biosDate: info?.biosDate,
        graphics: info?.gpu,
        graphicsDriver: info?.gpuDriver,
        disk: diskText(info?.diskFree, info?.diskTotal),
      }}
      software={info?.software ?? []}
      note={when === undefined ? machine.nothingSaid : machine.saidAt(when)}
    />
  );
}
