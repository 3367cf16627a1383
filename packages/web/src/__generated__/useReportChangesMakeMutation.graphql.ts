/**
 * @generated SignedSource<<cccb90de07efe627a7ddd3f8f8a9d84a>>
 * @relayHash f5521f0ea63644f92f2ff6782dd9f891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3918c89ac5775669f0c2d9b427951b76c77808eabc419beaa9aae8c6be48af1

import type { ConcreteRequest } from 'relay-runtime';
export type LogbookRequirementSet = "european_board" | "institution";
export type useReportChangesMakeMutation$variables = {
  from?: string | null | undefined;
  requirementSet: LogbookRequirementSet;
  to: string;
};
export type useReportChangesMakeMutation$data = {
  readonly makeLogbookReport: {
    readonly latest: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useReportChangesMakeMutation = {
  response: useReportChangesMakeMutation$data;
  variables: useReportChangesMakeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requirementSet"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "requirementSet",
        "variableName": "requirementSet"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "LogbookReports",
    "kind": "LinkedField",
    "name": "makeLogbookReport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operation",
        "kind": "LinkedField",
        "name": "latest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportChangesMakeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReportChangesMakeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c3918c89ac5775669f0c2d9b427951b76c77808eabc419beaa9aae8c6be48af1",
    "metadata": {},
    "name": "useReportChangesMakeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "377e1140aaf213923474c102c225c1e3";

export default node;
