/**
 * @generated SignedSource<<3a7bc72a244dd9c2da76c38d22f5be9f>>
 * @relayHash ea9a53e1ebe1b7aeaaead9fb27e89c75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a04e6bd84eeff41d8c68aa24874b130b8a0b295eb4feafe8a51bd026ba6d6077

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a04e6bd84eeff41d8c68aa24874b130b8a0b295eb4feafe8a51bd026ba6d6077",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
