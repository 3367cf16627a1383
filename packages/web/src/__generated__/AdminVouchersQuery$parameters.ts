/**
 * @generated SignedSource<<fbe3e68821e4c362d0de2df4192adb0d>>
 * @relayHash 2edcf6744beaec94922253fdc237eca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2665c9c6bb6e717db2db6673583afceca83fa2a9d6e2ae8215f7f6e12adfac8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2665c9c6bb6e717db2db6673583afceca83fa2a9d6e2ae8215f7f6e12adfac8",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
