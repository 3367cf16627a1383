/**
 * @generated SignedSource<<4e044393e9ee2ad727a0c8065e387de5>>
 * @relayHash 48d106faa673d3029292d9ab0996bf48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc8dc35093f84a185be4b5f45b918fb0752f276d45ac52c980876fdbb43887c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuotaLedgerQuery } from './QuotaLedgerQuery.graphql';

const node: PreloadableConcreteRequest<QuotaLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc8dc35093f84a185be4b5f45b918fb0752f276d45ac52c980876fdbb43887c3",
    "metadata": {},
    "name": "QuotaLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
