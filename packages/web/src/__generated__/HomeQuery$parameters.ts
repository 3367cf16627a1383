/**
 * @generated SignedSource<<1fe35d91bc47502109fe46b524412e63>>
 * @relayHash da0aa4c80233bb173bb84ffd5677624a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b0550907cd2a041e7e8028d301444e42ae407b628a999f6d5ec63b4a48056c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b0550907cd2a041e7e8028d301444e42ae407b628a999f6d5ec63b4a48056c8",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
