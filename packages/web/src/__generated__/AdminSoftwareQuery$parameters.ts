/**
 * @generated SignedSource<<47b37884256241b35accaaa5a23e8baf>>
 * @relayHash 7309cfdc12d4878b5c476aafab05c5f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6bf870858435e1896034ad5635339951a2eb3533464b471e6c0ba8a2f88277c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSoftwareQuery } from './AdminSoftwareQuery.graphql';

const node: PreloadableConcreteRequest<AdminSoftwareQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6bf870858435e1896034ad5635339951a2eb3533464b471e6c0ba8a2f88277c",
    "metadata": {},
    "name": "AdminSoftwareQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
