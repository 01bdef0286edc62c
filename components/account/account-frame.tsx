import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav';
import { SignOutButton } from './sign-in/sign-out-button';

type Props = {
  title: string;
  /** The page sits below My Orders in the breadcrumb. */
  underOrders?: boolean;
  children: ReactNode;
};

/** Breadcrumb, side menu and heading of an account page, with Sign out where the header has no account menu. */
export function AccountFrame({ title, underOrders, children }: Props) {
  return (
    <AccountColumns crumb={title} underOrders={underOrders}>
      <AccountHead title={title} />
      {children}
    </AccountColumns>
  );
}

type ColumnsProps = { crumb: string; underOrders?: boolean | undefined; children: ReactNode };

/** `AccountFrame` without a heading, for pages whose heading waits for data. */
export function AccountColumns({ crumb, underOrders, children }: ColumnsProps) {
  const text = useText();
  const home = { label: text('nav.home'), href: paths.home };
  const orders = { label: text('account.orders'), href: paths.myOrders };
  return (
    <div className="wrap">
      <div className={styles.top}>
        <Breadcrumb trail={underOrders ? [home, orders] : [home]} current={crumb} />
        <div className={`${styles.signOut} no-print`}>
          <SignOutButton />
        </div>
      </div>
      <div className={styles.columns}>
        <AccountNav />
        <div>{children}</div>
      </div>
      <div className={styles.end} />
    </div>
  );
}

export function AccountHead({ title, actions }: { title: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {actions && <div className={`${styles.actions} no-print`}>{actions}</div>}
    </div>
  );
}
