/**
 * @generated SignedSource<<83c54f08c4b4a233c5c753a964c6f68f>>
 * @relayHash d2d6235817fac7a6a4f7033db3731b0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b36dd748a9050f5da3b64df7410b242373453be97ad6ace7715eb7422efa5e4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VideosQuery } from './VideosQuery.graphql';

const node: PreloadableConcreteRequest<VideosQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b36dd748a9050f5da3b64df7410b242373453be97ad6ace7715eb7422efa5e4f",
    "metadata": {},
    "name": "VideosQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
