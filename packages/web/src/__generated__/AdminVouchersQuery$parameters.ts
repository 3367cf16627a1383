/**
 * @generated SignedSource<<529f13f8cca40e80156f47c61efcfd0a>>
 * @relayHash 0270dd18a059cc070a18b812e2391af6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c74c911857da13a1851d531e2d7cd944b8e4981444483f2a1ae0004202e2185b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c74c911857da13a1851d531e2d7cd944b8e4981444483f2a1ae0004202e2185b",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
