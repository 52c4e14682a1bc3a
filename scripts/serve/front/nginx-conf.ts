import { LOCALE_COOKIE } from '../../../lib/i18n/locale-cookie';

export interface FrontPlace {
  /** Port, or address and port, as for nginx's `listen`. */
  listen: string;
  /** `host:port` of each instance of the site. */
  sites: readonly string[];
  /** Path, for nginx, of the folder that `prepareFront` has filled. */
  folder: string;
  /** A folder that nginx may write to. */
  temporary: string;
  /** User of nginx's workers; only if nginx is started by root. */
  user?: string;
}

/** Path in the Debian package libnginx-mod-http-brotli-static. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * The configuration of nginx as reverse proxy: it serves the prepared responses of the build and forwards everything else
 * to the instances in turn. A request that an instance didn't accept goes to the next one; a POST that was accepted is
 * never repeated. Node closes idle connections after 75 seconds (lib/http/server/site-server.ts); nginx has to do so
 * earlier, or it might send a request on a connection that is being closed.
 */
export function nginxConf({ listen, sites, folder, temporary, user }: FrontPlace): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written by scripts/serve/front/nginx-conf.ts.
load_module ${brotliModule};
${user ? `user ${user};\n` : ''}daemon off;
worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
${temporaryPaths.map((name) => `  ${name}_temp_path ${temporary}/${name};`).join('\n')}
  large_client_header_buffers 4 16k;

  # Files were compressed by the build; nothing is compressed for a request.
  gzip off;
  gzip_static on;
  brotli_static on;
  open_file_cache max=10000 inactive=1h;
  open_file_cache_errors on;
  types {}

  # An answer of the build is for a GET or HEAD of the address as it is written in links, without the header by which
  # Next's router asks for the data of a page. The folder /to-site doesn't exist, which leads to @site.
  map "$request_method|$http_rsc|$uri|$request_uri" $files {
    default /to-site;
    "~^(?:GET|HEAD)\\|\\|([^|]*)\\|\\1(?:\\?.*)?$" /files;
  }
  # Visitors who have chosen another language than English are sent on to it, by the site.
  map "$files|$cookie_${LOCALE_COOKIE}" $files_unless_language {
    default /to-site;
    "~^/files\\|(?:en)?$" /files;
  }

  upstream site {
${sites.map((site) => `    server ${site};`).join('\n')}
    keepalive 64;
    keepalive_timeout 4s;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  # The site takes the last address of the list, with TRUSTED_PROXIES=1.
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  # The same id in the log of the site and of what comes before it.
  proxy_set_header X-Request-Id $request_id;
  proxy_redirect off;
  # Longer than the slowest tool.
  proxy_read_timeout 120s;
  # The site limits the size of a body itself, while it reads, and says so in the visitor's language.
  client_max_body_size 0;
  proxy_request_buffering off;

  server {
    listen ${listen};
    root ${folder};
    merge_slashes off;
    include ${folder}/answers.conf;
    location / {
      proxy_pass http://site;
    }
    location /api/ {
      # Tools tell how far they are, line by line.
      proxy_buffering off;
      proxy_pass http://site;
    }
    location @site {
      proxy_pass http://site;
    }
  }
}
`;
}
