/**
 * @generated SignedSource<<529838dfdb1d8e9922cbf07474d4eb94>>
 * @relayHash 64c3a8170d5e4d35238e784336c60660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bf1888ea11bcaa8d3ec5a55e92842df492056c24c352eec8ea6583130c98d73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bf1888ea11bcaa8d3ec5a55e92842df492056c24c352eec8ea6583130c98d73",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
