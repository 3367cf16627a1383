/**
 * @generated SignedSource<<35dedbc255bb451b6e686d837a0a75fa>>
 * @relayHash dc075ab41c175a358d9846708975f643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3c048b1ecc11fce2e42a168ea3f21a188b5d3df8b716b34130b0c893d252ef1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3c048b1ecc11fce2e42a168ea3f21a188b5d3df8b716b34130b0c893d252ef1",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
