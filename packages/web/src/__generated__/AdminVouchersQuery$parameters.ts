/**
 * @generated SignedSource<<3470f922a9cbe5216ec39a4c92c1ce12>>
 * @relayHash 92180f2f6706653b19a19ac766fc36fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63c034c7fa89884d750a672e18a503b71b039aefcca204aa1b539ec382749a9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63c034c7fa89884d750a672e18a503b71b039aefcca204aa1b539ec382749a9b",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
