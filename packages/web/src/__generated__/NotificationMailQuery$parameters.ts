/**
 * @generated SignedSource<<31d92ad8d05973554c50d46830565050>>
 * @relayHash 6d0fbe543bbc22c6cdc6cb0266c62e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdeb8ae9687892c1abd93229b21fd5c16c4217327b4abc9254fea5d9017d557d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationMailQuery } from './NotificationMailQuery.graphql';

const node: PreloadableConcreteRequest<NotificationMailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdeb8ae9687892c1abd93229b21fd5c16c4217327b4abc9254fea5d9017d557d",
    "metadata": {},
    "name": "NotificationMailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
