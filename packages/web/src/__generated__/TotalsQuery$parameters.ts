/**
 * @generated SignedSource<<0560f381228a56e9413f7e4facddfdb9>>
 * @relayHash b81a87d7cfacbf53ed1334cd016ba799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c248c28c3aa2e4f6edd209d3d3aa5337d698bc03fb43a198259ef8766afcef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7c248c28c3aa2e4f6edd209d3d3aa5337d698bc03fb43a198259ef8766afcef",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
