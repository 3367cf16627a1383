/**
 * @generated SignedSource<<9d5d1cccef36398a0e2c36015ffada11>>
 * @relayHash 6767d9c540ea534ea1f803df2e113b09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6aa084732a97928177578d2c66fb21b3cb5cd1f20911bf79c058eb05908b4b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6aa084732a97928177578d2c66fb21b3cb5cd1f20911bf79c058eb05908b4b2",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
