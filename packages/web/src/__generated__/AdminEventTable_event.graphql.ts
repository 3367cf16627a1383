/**
 * @generated SignedSource<<becff8b1dd0f012fcb3b787a52d140ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type ResourceAccessVoucherState = "active" | "archived" | "expired";
import type { FragmentRefs } from "relay-runtime";
export type AdminEventTable_event$data = ReadonlyArray<{
  readonly archivedAt: string | null | undefined;
  readonly code: string | null | undefined;
  readonly createdAt: string;
  readonly creator: {
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly durationInSeconds: number;
  readonly eventAt: string;
  readonly id: number;
  readonly learningSpace: {
    readonly id: number;
    readonly name: string;
  };
  readonly maxUses: number;
  readonly modules: ReadonlyArray<{
    readonly cases: ReadonlyArray<{
      readonly caseId: string;
      readonly name: string;
    }>;
    readonly moduleId: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly organizers: ReadonlyArray<{
    readonly email: string;
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly state: ResourceAccessVoucherState;
  readonly used: number;
  readonly vm: {
    readonly id: string;
    readonly status: CloudCaseVMStatus;
  } | null | undefined;
  readonly " $fragmentType": "AdminEventTable_event";
}>;
export type AdminEventTable_event$key = ReadonlyArray<{
  readonly " $data"?: AdminEventTable_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventTable_event">;
}>;

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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AdminEventTable_event",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "used",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "vm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "learningSpace",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOrganizer",
      "kind": "LinkedField",
      "name": "organizers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudModule",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCase",
          "kind": "LinkedField",
          "name": "cases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseId",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVoucherAsAdmin",
  "abstractKey": null
};
})();

(node as any).hash = "0fee896967fe90c4f61276c7d97d940b";

export default node;
