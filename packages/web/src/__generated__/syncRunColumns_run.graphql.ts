/**
 * @generated SignedSource<<eaceacdac83f69e459e730f0386b6d48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type syncRunColumns_run$data = {
  readonly added: number;
  readonly changed: number;
  readonly failed: number;
  readonly gone: number;
  readonly id: string;
  readonly noticed: number;
  readonly operation: {
    readonly endedAt: string | null | undefined;
    readonly id: string;
    readonly message: string;
    readonly requestedAt: string;
    readonly requestedBy: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly startedAt: string | null | undefined;
    readonly state: OperationState;
    readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
  };
  readonly " $fragmentType": "syncRunColumns_run";
};
export type syncRunColumns_run$key = {
  readonly " $data"?: syncRunColumns_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"syncRunColumns_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "syncRunColumns_run",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Operation",
      "kind": "LinkedField",
      "name": "operation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "requestedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "first_name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last_name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OperationCard_operation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TalentSyncRun",
  "abstractKey": null
};
})();

(node as any).hash = "e119deabc229e0f0c96eb481d79989af";

export default node;
