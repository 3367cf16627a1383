/**
 * @generated SignedSource<<dd0eaa03eeb61366056bff5fcc728a2f>>
 * @relayHash d285f05b74b379c88401f5f1801a7090
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2df430068c530fa44e866650829b7c74d7cb136efb6db53b79fdf218d0e0c7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2df430068c530fa44e866650829b7c74d7cb136efb6db53b79fdf218d0e0c7e",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
