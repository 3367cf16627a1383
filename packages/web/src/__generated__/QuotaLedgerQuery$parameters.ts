/**
 * @generated SignedSource<<7388bf9542d2643b7a493e695201359a>>
 * @relayHash 8deba2dde5e5249a31e54352fb26d6e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ce5d822342c275201f48cb46372601b78eda6d649300465b8c7a099728a417f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ce5d822342c275201f48cb46372601b78eda6d649300465b8c7a099728a417f",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
