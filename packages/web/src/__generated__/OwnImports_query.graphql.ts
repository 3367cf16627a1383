/**
 * @generated SignedSource<<4717fdef7ce02f066d6d02ce89362b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type OwnImports_query$data = {
  readonly logbookImports: ReadonlyArray<{
    readonly changedRecords: ReadonlyArray<{
      readonly dateOfProcedure: string;
      readonly id: string;
      readonly procedureName: string;
    }>;
    readonly fileName: string;
    readonly groupName: string;
    readonly id: string;
    readonly importedCount: number;
    readonly operation: {
      readonly id: string;
      readonly state: OperationState;
      readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
    } | null | undefined;
    readonly recordCount: number;
    readonly refusals: ReadonlyArray<{
      readonly message: string;
      readonly row: number;
    }>;
    readonly requestedAt: string;
    readonly rowCount: number;
    readonly undoableUntil: string;
    readonly undoneAt: string | null | undefined;
    readonly viewerCanUndo: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "OwnImports_query";
};
export type OwnImports_query$key = {
  readonly " $data"?: OwnImports_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnImports_query">;
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
  "name": "OwnImports_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookImport",
      "kind": "LinkedField",
      "name": "logbookImports",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupName",
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
          "name": "rowCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookImportRefusal",
          "kind": "LinkedField",
          "name": "refusals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "row",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookImportRecord",
          "kind": "LinkedField",
          "name": "changedRecords",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dateOfProcedure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "procedureName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoableUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanUndo",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "OperationCard_operation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4cff58983caa5dc2da704e55e411d9c9";

export default node;
