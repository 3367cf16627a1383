/**
 * @generated SignedSource<<abe72b4eb69c7563675c269554f2681d>>
 * @relayHash 77b370360a98ba9485a3ced4bbf980b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da8224f807b6c930762d7fac4faadf04c4fee24c39f9dd7e3acbc741fe9fcfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8da8224f807b6c930762d7fac4faadf04c4fee24c39f9dd7e3acbc741fe9fcfb",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
