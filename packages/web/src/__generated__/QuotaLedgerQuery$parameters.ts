/**
 * @generated SignedSource<<349997f45817551ab08699daf99a0f06>>
 * @relayHash 255ca7babd89d073035c860c9e3da7e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1441d010ef7782bcaf71f7e6a6bd607e08c079042a1914eee22746cfc246c68f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1441d010ef7782bcaf71f7e6a6bd607e08c079042a1914eee22746cfc246c68f",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
