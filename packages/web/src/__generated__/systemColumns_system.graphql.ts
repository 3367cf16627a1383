/**
 * @generated SignedSource<<4f541492692a88ec5f4e3d2475009584>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VistSystemCondition = "away" | "clock_wrong" | "cloned" | "connected" | "low_disk" | "never_enrolled" | "not_seen" | "outdated" | "revoked" | "unknown";
import type { FragmentRefs } from "relay-runtime";
export type systemColumns_system$data = {
  readonly clientVersion: string | null | undefined;
  readonly conditions: ReadonlyArray<VistSystemCondition>;
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly diskFreeBytes: number | null | undefined;
  readonly diskTotalBytes: number | null | undefined;
  readonly id: string;
  readonly lastSeen: string | null | undefined;
  readonly lastSimulation: string | null | undefined;
  readonly name: string;
  readonly place: string;
  readonly serviceTag: string;
  readonly simulationsDone: number;
  readonly " $fragmentType": "systemColumns_system";
};
export type systemColumns_system$key = {
  readonly " $data"?: systemColumns_system$data;
  readonly " $fragmentSpreads": FragmentRefs<"systemColumns_system">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "systemColumns_system",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceTag",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistSystemCustomer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "simulationsDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSimulation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conditions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diskFreeBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diskTotalBytes",
      "storageKey": null
    }
  ],
  "type": "VistSystem",
  "abstractKey": null
};
})();

(node as any).hash = "fc7d62727e15a10d47ef94243fa91409";

export default node;
