/**
 * @generated SignedSource<<82b07975a92eecbaee07ff812a8bb03f>>
 * @relayHash 5fb6b06750ab908ca3b27db11baa71ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb47e150552db6679b0660ab8920036a16595e3306419c8286d52d0f95af438a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsGroupsQuery } from './TotalsGroupsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb47e150552db6679b0660ab8920036a16595e3306419c8286d52d0f95af438a",
    "metadata": {},
    "name": "TotalsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
